import { useShownPage } from '../use-viewer.ts';

/** Which kind of content the page that is shown comes from, by the names of Docusaurus' plugins. */
export function useRouteContext(): { plugin: { name: string; id: string }; data: undefined } {
  const page = useShownPage('useRouteContext');
  const kind = page.kind.startsWith('doc') ? 'docs' : page.kind === 'page' ? 'pages' : 'blog';
  const id = 'context' in page ? page.context.instance : 'default';
  return { plugin: { name: `docusaurus-plugin-content-${kind}`, id }, data: undefined };
}
