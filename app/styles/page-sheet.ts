/** Where a page's sheet is put in: the server knows it, and browsers never make it anew. */
export const SHEET = '/*sheet*/';
