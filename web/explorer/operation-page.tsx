import { useEffect, useRef, useState } from 'preact/hooks';
import { codeExamples, type RequestHeaders } from './code/code-examples.ts';
import { CodeTabs } from './code/code-tabs.tsx';
import { exampleOf } from './example-of.ts';
import { FieldsList, shapesOf } from './fields.tsx';
import { PathText, Prose } from './inline-code.tsx';
import type { OpenApi, Operation } from './operations.ts';
import { HeadersForm, sentByPages } from './request/headers-form.tsx';
import { ParametersForm } from './request/parameters-form.tsx';
import { requestPath } from './request/request-path.ts';
import { useRequest } from './request/send-request.ts';
import { useSettledValues } from './request/settle-values.ts';
import { ResponseView, shownBytes } from './response/response-view.tsx';
import { type Route, replaceRoute } from './route.ts';
import { service, serviceUrl } from './service.ts';

const lackingNames: Readonly<Record<string, string>> = {
  scheme: 'morphology codes',
  number: 'words with Strong’s numbers',
};

interface OperationPageProps {
  readonly openApi: OpenApi;
  readonly operations: readonly Operation[];
  readonly operation: Operation;
  readonly route: Route;
}

export function OperationPage({ openApi, operations, operation, route }: OperationPageProps) {
  const { values, choices, lacking, isSettled } = useSettledValues(operation, route.values, service.get);
  const { response, error, isSending, send } = useRequest(shownBytes);
  const [headers, changeHeaders] = useState<RequestHeaders>({});
  const path = requestPath(operation.path, values);
  const sentFor = useRef('');
  useEffect(() => {
    const key = JSON.stringify(route);
    if (!route.isSent || !isSettled || sentFor.current === key) return;
    sentFor.current = key;
    send(serviceUrl + path);
  }, [route, isSettled, path]);
  const change = (name: string, value: string) =>
    replaceRoute({
      ...route,
      isSent: false,
      values: { ...keptValues(name, operation, route.values), [name]: value },
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
        send={() => send(serviceUrl + path, sentByPages(headers))}
      >
        {lacking && (
          <p class="lacking" role="status">
            This library has no {lackingNames[lacking] ?? lacking} to choose from, so the service will return
            404.
          </p>
        )}
        <HeadersForm headers={headers} change={changeHeaders} response={response} />
      </ParametersForm>
      <div class="side">
        <CodeTabs examples={codeExamples(operation, values, serviceUrl, headers)} />
        <ResponseView
          response={response}
          error={error}
          isSending={isSending}
          operations={operations}
          example={operation.schemas[0] && exampleOf(operation.schemas[0], openApi.components.schemas)}
        />
      </div>
      <section class="response-fields" aria-label="Response fields">
        {operation.schemas
          .flatMap((schema) => shapesOf(schema, openApi.components.schemas))
          .map((shape) => (
            <div key={shape.name}>
              <h2>
                Response fields <code>{shape.name}</code>
              </h2>
              <FieldsList shape={shape} />
            </div>
          ))}
      </section>
      <section class="responses" aria-label="Responses by status">
        <h2>Responses</h2>
        <dl>
          {operation.responses.map(({ status, description }) => (
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

/** The values that a change of a parameter keeps: only later parts of the path depend on it. */
function keptValues(name: string, { path, parameters }: Operation, values: Route['values']) {
  const [place = ''] = path.split('?');
  const at = parameters.findIndex((parameter) => parameter.name === name);
  const dropped = new Set(
    parameters.slice(at).flatMap((each) => (place.includes(`{${each.name}}`) ? each.name : [])),
  );
  return Object.fromEntries(Object.entries(values).filter(([each]) => !dropped.has(each)));
}
