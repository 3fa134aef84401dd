import { createStored } from '../state/stored.ts';

/** Whether the reader has installed the site. The key is that of Docusaurus, so that a site may move and stay installed. */
export const installedApp = createStored<'true'>('docusaurus.pwa.event.appInstalled.fired', (text) =>
  text === 'true' ? text : undefined,
);
