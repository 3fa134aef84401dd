import { createElement } from 'react';
import type { BodyNode } from '../../../corpus/schema/index.ts';
import type { ElementProps } from '../component.ts';
import { message } from '../../messages/message.ts';

/** Renders a heading with an id, and after its text a link to it. */
export function Heading({ props, element, render }: ElementProps) {
  const { id } = props;
  if (typeof id === 'string' && /^footnote-label(?:-\d+)?$/.test(id))
    return <h2 id={id}>{message('lectern.footnotes')}</h2>;
  if (typeof id !== 'string') return createElement(element.tagName, props, render(element.children));
  const label = message('theme.common.headingLinkTitle', { heading: plainText(element.children) || id });
  return createElement(
    element.tagName,
    { ...props, className: [props.className, 'anchored'].filter(Boolean).join(' ') },
    render(element.children),
    <a className="hash-link" href={`#${encodeURIComponent(id)}`} aria-label={label} title={label} />,
  );
}

function plainText(nodes: BodyNode[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.value : plainText(node.children)))
    .join('')
    .trim();
}
