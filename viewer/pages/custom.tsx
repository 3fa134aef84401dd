import type { BodyComponent, CustomPage } from '../../corpus/schema/index.ts';
import { renderNodes } from '../body/render-nodes.tsx';

/** Renders a page that an extension adds, with the default export of the page's code module. */
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
