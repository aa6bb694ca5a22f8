import type { ComponentChildren } from 'preact';
import { Prose } from '../inline-code.tsx';
import type { Operation, Parameter } from '../operations.ts';
import type { Choice } from './choices.ts';
import type { Values } from './request-path.ts';

interface ParametersFormProps {
  readonly operation: Operation;
  readonly values: Values;
  readonly choices: Readonly<Record<string, readonly Choice[]>>;
  readonly isSending: boolean;
  readonly change: (name: string, value: string) => void;
  readonly send: () => void;
  readonly children: ComponentChildren;
}

export function ParametersForm(props: ParametersFormProps) {
  const { operation, values, choices, isSending, change, send, children } = props;
  return (
    <form
      class="parameters"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h2>Try it</h2>
      {operation.parameters.map((parameter) => (
        <ParameterInput
          key={parameter.name}
          parameter={parameter}
          value={values[parameter.name] ?? ''}
          choices={choices[parameter.name] ?? []}
          change={(value) => change(parameter.name, value)}
        />
      ))}
      {operation.parameters.length === 0 && <p class="soft">This operation has no parameters.</p>}
      {children}
      <button type="submit" class="send" aria-busy={isSending}>
        Send
      </button>
    </form>
  );
}

interface ParameterInputProps {
  readonly parameter: Parameter;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly change: (value: string) => void;
}

const maxChoices = 5000;

function ParameterInput({ parameter, value, choices, change }: ParameterInputProps) {
  const { name, description } = parameter;
  const id = `parameter-${name}`;
  const shown = choices.length > 0 && choices.length <= maxChoices ? choices : [];
  return (
    <div class="parameter">
      <label for={id}>
        <code>{name}</code>
        <span class="soft">
          <Prose text={description} />
        </span>
      </label>
      <div class={shown.length > 0 ? 'with-choices' : ''}>
        <input
          id={id}
          value={value}
          required={parameter.isRequired}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={(event) => change(event.currentTarget.value)}
        />
        {shown.length > 0 && (
          <select
            aria-label={`Choose ${name}`}
            value={shown.some((each) => each.value === value) ? value : ''}
            onChange={(event) => change(event.currentTarget.value)}
          >
            <option value="" hidden>
              Choose
            </option>
            {shown.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label ? `${choice.label} (${choice.value})` : choice.value}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  );
}
