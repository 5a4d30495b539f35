export const ink = '#0B1B2B';
export const ember = '#E54100';
export const steel = '#0B2C4A';
export const rimLight = '#FFE1BD';
export const lampLight = '#FFDFA8';

// Only for prayer flags.
export const prayerFlags = ['#2E7FD0', '#FFFFFF', '#DB3F2C', '#2F9E6B', '#F6BD3C'] as const;
