import { createElement, type HTMLAttributes } from 'react';
import { HashLink } from '../../icons/marks.tsx';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** A heading. With an id, it has a link to itself. */
export function Heading({ as, id, className, children, ...attributes }: HeadingProps) {
  if (id === undefined || as === 'h1') return createElement(as, { ...attributes, id, className }, children);
  const classes = [className, 'anchored'].filter(Boolean).join(' ');
  return createElement(as, { ...attributes, id, className: classes }, children, <HashLink id={id} />);
}
