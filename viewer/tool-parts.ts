/**
 * The modules of the viewer that tools on demand can import, such as the reading tools. They are not in
 * `extension.ts`, because a bundle that imports such a list contains all modules in it.
 */
export { decodeId, idInHash, splitUrl } from '../corpus/url/pathname.ts';
export { isExternal, isSafeUrl } from '../corpus/url/policy.ts';
export { RenderCode } from './body/component.ts';
export { loadComponents } from './body/load-components.ts';
export { textProp } from './body/read-props.ts';
export { renderNodes } from './body/render-nodes.tsx';
export { useCorpus, usePage, useSite } from './corpus/corpus-context.ts';
export type { Corpus } from './corpus/corpus.ts';
export { pageFile } from './corpus/page-file.ts';
export { docsInstances } from './corpus/site-file.ts';
export { viewerRoot } from './embedding.ts';
export { Icon } from './icons/icon.tsx';
export type { PageToolsModule } from './built-in-page-tools.ts';
export { CrashBoundary } from './layout/crash-boundary.tsx';
export { useClosedFromOutside } from './layout/use-closed-from-outside.ts';
export { message } from './messages/message.ts';
export { readingMessage } from './messages/reading-message.ts';
export { Link } from './navigation/link.tsx';
export { loadStyles } from './navigation/load-styles.ts';
export { navigationKind } from './navigation/navigation-kind.ts';
export { belowBase, samePath } from './navigation/paths.ts';
export { sparesTraffic } from './navigation/prefetch.ts';
export { previewNodes } from './search/preview-nodes.ts';
export {
  lineWidths,
  parseSettings,
  type ReaderSettings,
  settingsWords,
  storedReading,
  textSizes,
} from './state/index.ts';
export { useStored } from './state/stored.ts';
