import type { MermaidConfig } from 'mermaid';
import type { SiteFile } from '../../../../corpus/schema/index.ts';
import type { Theme } from '../../../state/choices.ts';
import { loadMermaid, type Mermaid } from './load-mermaid.ts';

let loading: Promise<Mermaid> | undefined;
let rendered = 0;

/**
 * Renders a diagram.
 *
 * @returns an SVG document, sanitized by Mermaid, with unique ids
 * @throws Mermaid's error if it cannot parse the source
 */
export async function renderDiagram(source: string, mode: Theme, settings: SiteFile['mermaid']): Promise<string> {
  const { initialize, render } = await mermaidOnce();
  // Mermaid has one global configuration, so each diagram sets it again. The id is unique, because Mermaid removes an
  // existing diagram with the same id.
  initialize(mermaidConfig(mode, settings));
  rendered += 1;
  return (await render(`diagram-${rendered}`, source)).svg;
}

/** @returns the site's settings for Mermaid, without settings with which content could run code */
export function mermaidConfig(mode: Theme, settings: SiteFile['mermaid']): MermaidConfig {
  const { theme = { light: 'default', dark: 'dark' }, options = {} } = settings ?? {};
  return {
    fontFamily: 'var(--lectern-font-ui)',
    ...(options as MermaidConfig),
    dompurifyConfig: undefined,
    theme: theme[mode] as MermaidConfig['theme'],
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
  };
}

function mermaidOnce(): Promise<Mermaid> {
  loading ??= loadMermaid().catch((error: unknown) => {
    loading = undefined;
    throw new Error('The diagram renderer could not be loaded.', { cause: error });
  });
  return loading;
}
