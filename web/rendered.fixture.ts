import { h, options, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';

type Props = Readonly<Record<string, unknown>>;

export interface RenderedElement {
  readonly type: string;
  readonly props: Props;
  readonly text: string;
}

export function elementsOf(component: VNode, type?: string): RenderedElement[] {
  const elements: VNode[] = [];
  const previous = options.vnode;
  options.vnode = (vnode) => {
    if (typeof vnode.type === 'string') elements.push(vnode as VNode);
    previous?.(vnode);
  };
  try {
    renderToString(component);
  } finally {
    if (previous) options.vnode = previous;
    else delete options.vnode;
  }
  return elements
    .filter((element) => type === undefined || element.type === type)
    .map((element) => ({
      type: element.type as string,
      props: element.props as Props,
      text: renderToString(element).replace(/<[^>]*>/g, ''),
    }));
}

export function fire(component: VNode, text: string, handler: string, event: object = {}): unknown {
  const found = elementsOf(component).filter(({ props }) => typeof props[handler] === 'function');
  const element = found.find((each) => each.text.trim() === text || each.props['aria-label'] === text);
  if (!element)
    throw new Error(`No element "${text}" with ${handler}; found ${found.map((each) => each.text)}`);
  return (element.props[handler] as (event: object) => unknown)({ preventDefault: () => {}, ...event });
}

export function hookValue<Value>(use: () => Value): Value {
  const values: Value[] = [];
  function Caller(): null {
    values.push(use());
    return null;
  }
  renderToString(h(Caller, null));
  return values[0]!;
}
