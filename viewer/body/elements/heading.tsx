import { createElement } from 'react';
import type { ElementProps } from '../component.ts';
import { HashLink } from '../../icons/marks.tsx';
import { message } from '../../messages/message.ts';

/** Renders a heading with an id, and after its text a link to it. */
export function Heading({ props, element, render }: ElementProps) {
  const { id } = props;
  if (typeof id === 'string' && /^footnote-label(?:-\d+)?$/.test(id))
    return <h2 id={id}>{message('lectern.footnotes')}</h2>;
  if (typeof id !== 'string') return createElement(element.tagName, props, render(element.children));
  return createElement(
    element.tagName,
    { ...props, className: [props.className, 'anchored'].filter(Boolean).join(' ') },
    render(element.children),
    <HashLink id={id} />,
  );
}
