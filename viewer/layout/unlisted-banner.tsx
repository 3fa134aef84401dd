import { Icon } from '../icons/icon.tsx';

export function UnlistedBanner() {
  return (
    <div className="admonition admonition-warning unlisted-banner">
      <div className="admonition-title">
        <Icon name="warning" />
        <span>Unlisted page</span>
      </div>
      <div className="admonition-body">
        <p>This page is unlisted. Search engines will not index it, and only users having a direct link can access it.</p>
      </div>
    </div>
  );
}
