import type { ClientExtension } from '../../../viewer/extension.ts';
import { useRouteProps } from './core/route-hooks.tsx';
import { useDocusaurusContext } from './core/use-docusaurus-context.ts';
import { modules } from './modules.ts';
import { fillSlot } from './place/fill-slot.tsx';

/** Lets code that was written for Docusaurus run in the viewer. */
export const clientExtension: ClientExtension = {
  modules,
  fillSlot,
  /** As in Docusaurus, a page gets the config of the site, and the properties of a route. */
  usePageProps: () => ({ config: useDocusaurusContext().siteConfig, ...useRouteProps() }),
};
