import { useEffect, useRef } from 'preact/hooks';
import { AnswerView, shownBytes } from './answer/answer-view.tsx';
import { codeExamples } from './code/code-examples.ts';
import { CodeTabs } from './code/code-tabs.tsx';
import type { ExplorerPlace } from './explorer-place.ts';
import { replacePlace } from './explorer-place.ts';
import { FieldsList, shapesOf } from './fields.tsx';
import { PathText, Prose } from './inline-code.tsx';
import type { OpenApi, Operation } from './operations.ts';
import { ParametersForm, useValues } from './request/parameters-form.tsx';
import { requestPath } from './request/request-path.ts';
import { useRequest } from './request/send-request.ts';
import { serviceUrl } from './service.ts';

interface OperationPageProps {
  readonly openApi: OpenApi;
  readonly operations: readonly Operation[];
  readonly operation: Operation;
  readonly place: ExplorerPlace;
}

/** One operation: what it is, trying it, code, and what each field of its answer means. */
export function OperationPage({ openApi, operations, operation, place }: OperationPageProps) {
  const { values, choices, isSettled } = useValues(operation, place.values);
  const { answer, error, isSending, send } = useRequest(shownBytes);
  const path = requestPath(operation.path, values);
  const sentFor = useRef('');
  useEffect(() => {
    const key = JSON.stringify(place);
    if (!place.isSent || !isSettled || sentFor.current === key) return;
    sentFor.current = key;
    send(serviceUrl + path);
  }, [place, isSettled, path]);
  const change = (name: string, value: string) =>
    replacePlace({
      ...place,
      isSent: false,
      values: { ...withoutLater(operation, place.values, name), [name]: value },
    });

  return (
    <article class="operation">
      <header>
        <p class="soft">{operation.tag}</p>
        <h1 tabIndex={-1}>{operation.summary}</h1>
        <p class="path">
          <span class="method">GET</span>
          <PathText path={operation.path} />
        </p>
      </header>
      <ParametersForm
        operation={operation}
        values={values}
        choices={choices}
        isSending={isSending}
        change={change}
        send={() => send(serviceUrl + path)}
      />
      <div class="side">
        <CodeTabs examples={codeExamples(operation, values, serviceUrl)} />
        <AnswerView answer={answer} error={error} isSending={isSending} operations={operations} />
      </div>
      <section class="answer-fields" aria-label="Fields of the answer">
        {operation.shapes
          .flatMap((schema) => shapesOf(schema, openApi.components.schemas))
          .map((shape) => (
            <div key={shape.name}>
              <h2>
                Fields of the answer <code>{shape.name}</code>
              </h2>
              <FieldsList shape={shape} />
            </div>
          ))}
      </section>
      <section class="answers" aria-label="Answers by status">
        <h2>Answers</h2>
        <dl>
          {operation.answers.map(({ status, description }) => (
            <div key={status}>
              <dt>{status === 'default' ? 'other' : status}</dt>
              <dd>
                <Prose text={description} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  );
}

/** What was chosen for a parameter means nothing once another one before it changed. */
function withoutLater({ parameters }: Operation, values: ExplorerPlace['values'], name: string) {
  const at = parameters.findIndex((parameter) => parameter.name === name);
  const kept = new Set(parameters.slice(0, at).map((parameter) => parameter.name));
  return Object.fromEntries(Object.entries(values).filter(([each]) => kept.has(each)));
}
