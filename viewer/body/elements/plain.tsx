import type { ElementProps } from '../component.ts';
import { message } from '../../messages/message.ts';
import { useEffect } from 'react';

/**
 * Renders a table in a box, which scrolls if the table is too wide. The box can have the focus, so that keys can scroll
 * it.
 */
export function Table({ props, element, render }: ElementProps) {
  return (
    <div className="table-box" role="group" aria-label={message('lectern.table')} tabIndex={0}>
      <table {...props}>{render(element.children)}</table>
    </div>
  );
}

/** Renders the checkbox of a task list. The checkbox has no label, because the text next to it is the task. */
export function Checkbox({ props }: ElementProps) {
  if (props.type !== 'checkbox') return <input {...props} />;
  return <input aria-label={message(props.defaultChecked ? 'lectern.task.done' : 'lectern.task.open')} {...props} />;
}

/** Renders an iframe only for other origins, because an iframe with the site's own origin could access the page. */
export function Frame({ props }: ElementProps) {
  const { src } = props;
  if (typeof src !== 'string' || !/^(https:)?\/\//i.test(src) || isOwnOrigin(src)) return null;
  return <iframe loading="lazy" title={src} {...props} />;
}

function isOwnOrigin(src: string): boolean {
  if (typeof location === 'undefined') return false;
  return !URL.canParse(src, location.href) || new URL(src, location.href).origin === location.origin;
}

export function Picture({ props }: ElementProps) {
  return <img loading="lazy" decoding="async" alt="" {...props} />;
}

/** Renders preformatted text that is not a code block. It can have the focus, so that keys can scroll long lines. */
export function Preformatted({ props, element, render }: ElementProps) {
  return (
    <pre tabIndex={0} {...props}>
      {render(element.children)}
    </pre>
  );
}

/**
 * Renders a span. A formula is a span with the class `katex`, and needs a style sheet. Displayed formulas can scroll.
 */
export function Span({ props, element, render }: ElementProps) {
  const [math, isDisplay] = / katex(-display)? /.exec(` ${String(props.className)} `) ?? [];
  useEffect(() => {
    if (math) import('../math.ts').then(({ loadMathStyles }) => loadMathStyles()).catch(console.warn);
  }, [math]);
  return (
    <span tabIndex={isDisplay ? 0 : undefined} {...props}>
      {render(element.children)}
    </span>
  );
}
