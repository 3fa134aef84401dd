import { Children, isValidElement, type ReactNode } from 'react';
import { AdmonitionBox } from '../../body/components/admonition.tsx';

export interface AdmonitionProps {
  type?: string;
  title?: ReactNode;
  icon?: ReactNode;
  className?: string;
  id?: string;
  children?: ReactNode;
}

export function Admonition({ title, children, ...props }: AdmonitionProps) {
  const parts = Children.toArray(children);
  const titlePart = parts.find((part) => isValidElement(part) && part.type === AdmonitionTitle);
  return (
    <AdmonitionBox {...props} title={titlePart ?? title}>
      {parts.filter((part) => part !== titlePart)}
    </AdmonitionBox>
  );
}

/** An element in an admonition that contains its title, for titles with markup. */
export function AdmonitionTitle({ children }: { children?: ReactNode }) {
  return children;
}
