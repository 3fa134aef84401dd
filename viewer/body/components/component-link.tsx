import { Link } from '../../navigation/link.tsx';
import type { ComponentProps } from '../component.ts';
import { textProp } from '../read-props.ts';

/** Renders `<Link to="…">` in content. */
export function ComponentLink({ props, nodes, render }: ComponentProps) {
  const href = textProp(props, 'to') ?? textProp(props, 'href');
  if (href === undefined) return render(nodes);
  return (
    <Link
      href={href}
      className={textProp(props, 'className')}
      title={textProp(props, 'title')}
      target={textProp(props, 'target')}
    >
      {render(nodes)}
    </Link>
  );
}
