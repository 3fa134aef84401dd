import { blogMessages } from '../../corpus/messages/blog.ts';
import { speak } from './speak.ts';

export const { countMessage: countBlogMessage, message: blogMessage } = speak(blogMessages);
