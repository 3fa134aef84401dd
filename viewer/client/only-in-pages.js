// Replaces `lectern/client` when something other than Lectern's viewer runs a component of the site.
throw new Error('“lectern/client” is there in pages only: Lectern provides it to the components that content imports.');
