import { diagramMessages } from '../../corpus/messages/diagram.ts';
import { speak } from './speak.ts';

export const { message: diagramMessage } = speak(diagramMessages);
