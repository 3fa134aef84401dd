import type { ElementProps } from '../element.ts';
import { message } from '../../messages/message.ts';

/** A wide table scrolls in a box of its own, which the keyboard reaches. */
export function Table({ props, element, render }: ElementProps) {
  return (
    <div className="table-box" role="group" aria-label={message('lectern.table')} tabIndex={0}>
      <table {...props}>{render(element.children)}</table>
    </div>
  );
}
