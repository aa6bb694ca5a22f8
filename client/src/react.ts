import {
  createContext,
  createElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createClient, type ScriptoriumClient } from './create-client.ts';
import type { PassageAnswer, SearchAnswer, SimpleTranslationBookChapter } from './documents.ts';
import { ScriptoriumError } from './http/scriptorium-error.ts';
import { passages } from './passages.ts';
import { search } from './search.ts';

const ClientContext = createContext<ScriptoriumClient | undefined>(undefined);

interface ProviderProps {
  /** The base URL of the service, or a client. */
  readonly service: string | ScriptoriumClient;
  readonly children?: ReactNode;
}

/** Sets the service for the hooks and components in `children`. */
export function ScriptoriumProvider({ service, children }: ProviderProps): ReactNode {
  const client = useMemo(
    () => (typeof service === 'string' ? createClient({ baseUrl: service }) : service),
    [service],
  );
  return createElement(
    ClientContext.Provider,
    { value: client },
    createElement(ServiceContext.Provider, {
      value: typeof service === 'string' ? service : undefined,
      children,
    }),
  );
}

export function useClient(): ScriptoriumClient {
  const client = useContext(ClientContext);
  if (client) return client;
  throw new ScriptoriumError({
    code: 'invalid_argument',
    message: 'This component is not inside a ScriptoriumProvider.',
    hint: 'Use <ScriptoriumProvider service="https://scripture.example.org">.',
  });
}

export interface Loaded<Data> {
  /** Undefined until the answer has arrived, and after an error. */
  readonly data: Data | undefined;
  readonly error: Error | undefined;
  readonly loading: boolean;
  /** Aborts the request; `loading` becomes false. */
  readonly abort: () => void;
}

type PassageOptions = Omit<NonNullable<Parameters<typeof passages>[3]>, 'signal'>;
type SearchOptions = Omit<NonNullable<Parameters<typeof search>[3]>, 'signal' | 'scope' | 'onProgress'>;
type Translations = string | readonly string[];

/** The verses of references, see `passages`. Without a reference, nothing is loaded. */
export function usePassage(
  reference: string | undefined,
  translations: Translations,
  options: PassageOptions = {},
): Loaded<PassageAnswer> {
  const client = useClient();
  const { languages: _, ...written } = options;
  return useLoaded(reference && JSON.stringify([reference, translations, written]), client, (signal) =>
    passages(client, reference!, translations, { ...options, signal }),
  );
}

/** The results of a query, see `search`. Without a query, nothing is loaded. */
export function useSearch(
  query: string | undefined,
  translations: Translations,
  options: SearchOptions = {},
): Loaded<SearchAnswer> {
  const client = useClient();
  const { languages: _, ...written } = options;
  return useLoaded(query?.trim() && JSON.stringify([query, translations, written]), client, (signal) =>
    search(client, query!, translations, { ...options, signal }),
  );
}

export function useChapter(
  translation: string,
  book: string,
  chapter: number,
): Loaded<SimpleTranslationBookChapter> {
  const client = useClient();
  return useLoaded(`${translation}/${book}/${chapter}`, client, (signal) =>
    client.simpleChapter(translation, book, chapter, { signal }),
  );
}

interface State<Data> {
  readonly key: string | undefined;
  readonly client?: ScriptoriumClient;
  readonly data?: Data;
  readonly error?: Error;
}

function useLoaded<Data>(
  wanted: string | undefined,
  client: ScriptoriumClient,
  load: (signal: AbortSignal) => Promise<Data>,
): Loaded<Data> {
  const key = wanted || undefined;
  const [state, setState] = useState<State<Data>>({ key: undefined });
  const [call, setCall] = useState<AbortController>();
  // A new function on every render; the key identifies its request
  const latestLoad = useRef(load);
  latestLoad.current = load;
  useEffect(() => {
    if (key === undefined) return;
    const started = new AbortController();
    setCall(started);
    latestLoad.current(started.signal).then(
      (data) => !started.signal.aborted && setState({ key, client, data }),
      (error: Error) => !started.signal.aborted && setState({ key, client, error }),
    );
    return () => started.abort();
  }, [key, client]);
  const [aborted, setAborted] = useState<AbortController>();
  const abort = useCallback(() => {
    call?.abort();
    setAborted(call);
  }, [call]);
  // An answer to previous arguments is not shown with the new ones
  const isCurrent = state.key === key && state.client === client;
  const data = isCurrent ? state.data : undefined;
  const error = isCurrent ? state.error : undefined;
  const isAborted = call !== undefined && aborted === call;
  return { data, error, loading: key !== undefined && !data && !error && !isAborted, abort };
}

const ServiceContext = createContext<string | undefined>(undefined);

interface ElementProps {
  /** By default the URL of the `ScriptoriumProvider`. */
  readonly service?: string;
  readonly translation: string;
  readonly className?: string;
  readonly lang?: string;
  /** Shown until the answer has arrived, and if it fails; also rendered by servers. */
  readonly children?: ReactNode;
}

/** Renders `<scripture-passage>`; see `scriptorium-client/components`. */
export const ScripturePassage = componentOf<{
  readonly reference: string;
  readonly footnotes?: boolean;
  readonly headings?: boolean;
}>('scripture-passage');

export const ScriptureSearch = componentOf<{
  readonly query?: string;
  readonly books?: string;
  readonly limit?: number;
  readonly label?: string;
}>('scripture-search');

export const ScriptureVerseOfTheDay = componentOf<{ readonly date?: string }>('scripture-verse-of-the-day');

export const ScriptureReader = componentOf<{
  readonly reference?: string;
  readonly theme?: 'auto' | 'light' | 'dark';
  readonly label?: string;
}>('scripture-reader');

function componentOf<Props extends object>(name: string) {
  return function ScriptureComponent({ children, className, ...props }: ElementProps & Props): ReactNode {
    const service = useContext(ServiceContext);
    useEffect(() => {
      void import('./components.ts');
    }, []);
    // React passes false as text to elements that are not defined yet
    const given = Object.entries(props)
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([attribute, value]) => [attribute, value === true ? '' : String(value)]);
    const attributes = {
      ...(service ? { service } : {}),
      ...Object.fromEntries(given),
      ...(className ? { class: className } : {}),
    };
    return createElement(name, attributes, children);
  };
}
