import type { BodyComponent, CustomPage } from '../../corpus/schema/index.ts';
import { renderNodes } from '../body/render-nodes.tsx';

/** A page of an extension: the default export of its code module renders it. */
export function CustomView({ page }: { page: CustomPage }) {
  const view: BodyComponent = {
    type: 'component',
    name: page.type,
    props: {},
    children: [],
    code: { module: 0, export: 'default' },
  };
  return renderNodes([view]);
}
