import { contentFolder, loadContent } from '@aube/content';

/** The content that ships, read once for every test file of a process. */
export const shippedContent = loadContent(contentFolder);
