/** The light of this folder's heroes. Their sky belongs to the page. */
export const dawnSnow = { shade: '#8CC0EC', lit: '#FFD3AD', haze: '#E3EEF6', gully: '#FFFFFF' };
export const morningSnow = { shade: '#93C6EE', lit: '#FFE9D2', haze: '#E3F0F9', gully: '#FFFFFF' };
export const far = { crest: '#7DBBEA', foot: '#DCEDF9' };
export const middle = { crest: '#3E97DD', foot: '#9CCEF3' };
export const bank = { crest: '#0F62A8', foot: '#0A4C8A' };
export const fields = ['#1B73BA', '#176BB0', '#1362A5', '#105A9A', '#0D5290', '#0B4B87'];
