import type { ElementContent } from 'hast';
import type { ComponentNode } from '../../html/component-node.ts';
import type { Attributes } from '../mdx/attributes.ts';
import { awaitedProps } from './awaited-props.ts';
import { propUrls } from './prop-urls.ts';

/** A component with those of its attributes that are data. */
export function plainComponent(
  name: string,
  { values, files, awaited }: Attributes,
  children: ElementContent[],
): ComponentNode {
  return { type: 'component', name, props: values, urls: propUrls(values, files), ...awaitedProps(awaited), children };
}
