import { Icon, type IconName } from '../../icons/icon.tsx';
import type { ComponentProps } from '../component.ts';
import { textProp } from '../read-props.ts';

interface Look {
  look: 'note' | 'tip' | 'info' | 'warning' | 'danger';
  icon: IconName;
  title: string;
}

/** What each keyword looks like; the old names share the looks of the new. */
const looks: Record<string, Look> = {
  note: { look: 'note', icon: 'note', title: 'Note' },
  tip: { look: 'tip', icon: 'tip', title: 'Tip' },
  info: { look: 'info', icon: 'info', title: 'Info' },
  warning: { look: 'warning', icon: 'warning', title: 'Warning' },
  danger: { look: 'danger', icon: 'danger', title: 'Danger' },
  caution: { look: 'warning', icon: 'warning', title: 'Caution' },
  secondary: { look: 'note', icon: 'note', title: 'Secondary' },
  important: { look: 'info', icon: 'info', title: 'Important' },
  success: { look: 'tip', icon: 'tip', title: 'Success' },
};

export function Admonition({ props, nodes, render }: ComponentProps) {
  const type = textProp(props, 'type') ?? 'note';
  const known = Object.hasOwn(looks, type) ? looks[type]! : { ...looks.note!, title: capitalised(type) };
  const titleNode = nodes.find((node) => node.type === 'component' && node.name === 'AdmonitionTitle');
  const title = titleNode?.type === 'component' ? render(titleNode.children) : (textProp(props, 'title') ?? known.title);
  const classes = ['admonition', `admonition-${known.look}`, textProp(props, 'className')].filter(Boolean).join(' ');
  return (
    <div className={classes} id={textProp(props, 'id')}>
      <div className="admonition-title">
        <Icon name={known.icon} />
        <span>{title}</span>
      </div>
      <div className="admonition-body">{render(nodes.filter((node) => node !== titleNode))}</div>
    </div>
  );
}

function capitalised(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}
