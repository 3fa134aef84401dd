import { cloneElement, type ComponentType, type ReactNode, type SVGProps } from 'react';
import { Admonition } from '../../../../viewer/client/index.ts';
import {
  AdmonitionBox,
  type AdmonitionProps,
  admonitionTitle,
  Icon,
  type IconName,
  slot,
} from '../../../../viewer/extension.ts';

/** `Admonition/Layout`: the box around an admonition's content. */
export function AdmonitionLayout(props: AdmonitionProps): ReactNode {
  return <AdmonitionBox {...props} />;
}

const LayoutPart = slot('Admonition/Layout', AdmonitionLayout);

/** Last part of the name `Admonition/Type/…` → the type that the component renders, and its icon. */
const types: Record<string, [type: string, icon: IconName]> = {
  Caution: ['caution', 'warning'],
  Danger: ['danger', 'danger'],
  Info: ['info', 'info'],
  Note: ['note', 'note'],
  Tip: ['tip', 'tip'],
  Warning: ['warning', 'warning'],
};

/** `Admonition/Type/…` and `Admonition/Icon/…`: name below `@theme/` → component. */
export const admonitionParts: Record<string, ComponentType<AdmonitionProps>> = Object.fromEntries(
  Object.entries(types).flatMap(([name, [type, icon]]) => {
    const iconSlot = `Admonition/Icon/${name === 'Caution' ? 'Warning' : name}`;
    // Calls `Icon` as a plain function, to add props to the element that it returns. This is allowed, because `Icon`
    // uses no hooks.
    const OwnIcon = (props: SVGProps<SVGSVGElement>) => cloneElement(Icon({ name: icon }), iconProps(props, icon));
    const IconPart = slot(iconSlot, OwnIcon);
    const Type = (props: AdmonitionProps) => (
      <LayoutPart type={type} icon={<IconPart />} {...props} title={props.title ?? admonitionTitle(type)} />
    );
    return [
      [iconSlot, OwnIcon],
      [`Admonition/Type/${name}`, Type],
    ];
  }),
);

/** Adds the icon's class to the props that a site's component sets on the icon. */
function iconProps({ className, ...props }: SVGProps<SVGSVGElement>, icon: IconName): SVGProps<SVGSVGElement> {
  return { ...props, className: ['lectern-icon', `icon-${icon}`, className].filter(Boolean).join(' ') };
}

const typeParts = new Map(
  Object.entries(types).map(([name, [type]]) => {
    const part = `Admonition/Type/${name}`;
    return [type, slot(part, admonitionParts[part]!)];
  }),
);

/** Type without its own component → the type whose component renders it. */
const alike = new Map([
  ['secondary', 'note'],
  ['important', 'info'],
  ['success', 'tip'],
]);

/** Renders an admonition from theme components, some of which the site replaces. */
export function AdmonitionOfParts(props: AdmonitionProps): ReactNode {
  const { type = 'note', title } = props;
  const Part = typeParts.get(type) ?? typeParts.get(alike.get(type) ?? 'note')!;
  return <Part {...props} type={type} title={title ?? admonitionTitle(type)} />;
}

/** Type of admonition → component, as in `@theme/Admonition/Types`. */
export const admonitionTypes = Object.fromEntries(
  ['note', 'tip', 'info', 'warning', 'danger', 'secondary', 'important', 'success', 'caution'].map((type) => [
    type,
    (props: AdmonitionProps) => <Admonition type={type} {...props} />,
  ]),
);
