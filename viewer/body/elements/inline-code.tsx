import type { ElementProps } from '../component.ts';

/** The maximum length of code that stays on one line. This many characters fit on a line in the narrowest window. */
const shortest = 24;

/** Inline code. Short code stays on one line: a browser would break `--strict` after its hyphens. */
export function InlineCode({ props, element, render }: ElementProps) {
  const [first] = element.children;
  const isShort = element.children.length === 1 && first!.type === 'text' && first!.value.length <= shortest;
  const className = [props.className, isShort && 'is-short'].filter(Boolean).join(' ') || undefined;
  return (
    <code {...props} className={className}>
      {render(element.children)}
    </code>
  );
}
