import type { ElementProps } from '../component.ts';
import { message } from '../../messages/message.ts';
import { useEffect } from 'react';

/** A wide table scrolls in a box. The box is reachable by keyboard. */
export function Table({ props, element, render }: ElementProps) {
  return (
    <div className="table-box" role="group" aria-label={message('lectern.table')} tabIndex={0}>
      <table {...props}>{render(element.children)}</table>
    </div>
  );
}

/** The checkbox of a task list has no label; the text next to it is the task. */
export function Checkbox({ props }: ElementProps) {
  if (props.type !== 'checkbox') return <input {...props} />;
  return <input aria-label={message(props.defaultChecked ? 'lectern.task.done' : 'lectern.task.open')} {...props} />;
}

/** Frames can only contain other sites: a frame with the site's own origin could access the page. */
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

/** Preformatted text that is not a code block. It scrolls, so it must be reachable by keyboard. */
export function Preformatted({ props, element, render }: ElementProps) {
  return (
    <pre tabIndex={0} {...props}>
      {render(element.children)}
    </pre>
  );
}

/** A formula is a span with the class `katex`, and needs its own style sheet. Displayed formulas can scroll. */
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
