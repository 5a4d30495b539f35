/** Files that editors, version control and operating systems leave in folders. */

/**
 * Names that are never content: whatever begins with a dot (`.DS_Store`, `._post.md` of macOS, `.#post.md`
 * of Emacs, `.git`, and `..data` of a Kubernetes volume, which the files beside it link into) or with an
 * underscore (drafts), backups and lock files, thumbnails, and a README for other editors.
 */
const LITTER = [
  /^[._]/,
  /^#.*#$/,
  /~$/,
  /^~\$/,
  /\.(bak|orig|rej|swp|swo|tmp)$/i,
  /^(thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r)$/i,
  /^(readme|license|changelog)(\.(md|txt))?$/i,
];

export const isLitter = (name: string): boolean => LITTER.some((form) => form.test(name));
