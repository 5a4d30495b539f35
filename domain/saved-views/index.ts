export { listViews, removeView, saveView } from './saved-views.ts';
