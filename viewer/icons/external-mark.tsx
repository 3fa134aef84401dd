import { isExternal } from '../../corpus/url/policy.ts';
import { Icon } from './icon.tsx';
import { message } from '../messages/message.ts';

/** Stands after the words of a link that opens a tab of its own, and never at the start of a line. */
export function ExternalMark({ href }: { href: string }) {
  if (!/^https?:/i.test(href) || !isExternal(href)) return null;
  return (
    <span className="external-mark">
      <Icon name="external" label={message('theme.IconExternalLink.ariaLabel')} />
    </span>
  );
}
