import type { ElementProps } from '../element.ts';

/** The box of a task list, which readers only look at. */
export function Checkbox({ props }: ElementProps) {
  const label = props.defaultChecked ? 'done' : 'to do';
  return <input aria-label={props.type === 'checkbox' ? label : undefined} {...props} />;
}
