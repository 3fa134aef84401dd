import { languageMessages } from '../../corpus/messages/languages.ts';
import { createTranslator } from './translator.ts';

export const { richMessage: richLanguageMessage } = createTranslator(languageMessages);
