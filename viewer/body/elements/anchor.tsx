import { ExternalMark } from '../../icons/marks.tsx';
import { Link } from '../../navigation/link.tsx';
import type { ElementProps } from '../component.ts';

export function Anchor({ props: { href, ...props }, element, render }: ElementProps) {
  const children = render(element.children);
  if (typeof href !== 'string') return <a {...props}>{children}</a>;
  const isPicture = element.children.some(
    (child) => child.type === 'element' && /^(img|picture|svg)$/.test(child.tagName),
  );
  return (
    <Link {...props} href={href}>
      {children}
      {!isPicture && <ExternalMark href={href} />}
    </Link>
  );
}
