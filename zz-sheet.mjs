import sharp from 'sharp';
const [out, width, ...files] = process.argv.slice(2); const w = Number(width);
const imgs = await Promise.all(files.map(async f => { const b = await sharp(f).resize({ width: w }).png().toBuffer(); const m = await sharp(b).metadata(); return { b, h: Math.min(m.height, 1900) , m}; }));
const H = Math.max(...imgs.map(i => i.h));
await sharp({ create: { width: (w + 16) * imgs.length, height: H, channels: 3, background: '#888' } }).composite(await Promise.all(imgs.map(async ({ b, h }, i) => ({ input: await sharp(b).extract({ left: 0, top: 0, width: w, height: h }).toBuffer(), left: i * (w + 16), top: 0 })))).png().toFile(out);
