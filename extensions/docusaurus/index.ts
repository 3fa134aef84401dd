import type { Extension } from '../../compiler/index.ts';
import { grammarModule } from './grammar-module.ts';
import { modules, readConfig } from './read-config.ts';

/** Reads the configs of Docusaurus sites. */
export const docusaurus: Extension<unknown> = { name: 'docusaurus', configModules: modules, readConfig, grammarModule };
