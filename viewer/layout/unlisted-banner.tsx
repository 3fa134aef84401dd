import { Icon } from '../icons/icon.tsx';
import { message } from '../messages/message.ts';

export function UnlistedBanner() {
  return (
    <div className="admonition admonition-warning unlisted-banner">
      <div className="admonition-title">
        <Icon name="warning" />
        <span>{message('theme.unlistedContent.title')}</span>
      </div>
      <div className="admonition-body">
        <p>{message('theme.unlistedContent.message')}</p>
      </div>
    </div>
  );
}
