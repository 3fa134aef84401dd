import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { ComponentProps } from '../component.ts';
import { textProp } from '../read-props.ts';
import { translation } from '../../messages/translator.ts';

type Design = 'note' | 'tip' | 'info' | 'warning' | 'danger';

/**
 * Keyword → design. Older keywords use the design of the keyword that replaced them, such as `caution` the design of
 * `warning`. A site's own keywords use the design of `note`.
 */
const designs: Record<string, Design> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'warning',
  important: 'info',
  success: 'tip',
};

export function Admonition({ props, nodes, render }: ComponentProps) {
  const titleNode = nodes.find((node) => node.type === 'component' && node.name === 'AdmonitionTitle');
  const title = titleNode?.type === 'component' ? render(titleNode.children) : textProp(props, 'title');
  return (
    <AdmonitionBox
      type={textProp(props, 'type')}
      title={title}
      className={textProp(props, 'className')}
      id={textProp(props, 'id')}
    >
      {render(nodes.filter((node) => node !== titleNode))}
    </AdmonitionBox>
  );
}

interface AdmonitionBoxProps {
  type?: string | undefined;
  title?: ReactNode;
  icon?: ReactNode;
  className?: string | undefined;
  id?: string | undefined;
  children?: ReactNode;
}

export function AdmonitionBox({ type = 'note', title, icon, className, id, children }: AdmonitionBoxProps) {
  const design = Object.hasOwn(designs, type) ? designs[type]! : 'note';
  return (
    <div className={['admonition', `admonition-${design}`, className].filter(Boolean).join(' ')} id={id}>
      <div className="admonition-title">
        {icon ?? <Icon name={design} />}
        <span>{title ?? admonitionTitle(type)}</span>
      </div>
      <div className="admonition-body">{children}</div>
    </div>
  );
}

/** Returns the default title of an admonition. */
export function admonitionTitle(type: string): string {
  return translation(`theme.admonition.${type}`) ?? capitalised(type);
}

function capitalised(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}
