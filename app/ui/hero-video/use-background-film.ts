import { type RefCallback, useCallback, useEffect, useState } from 'react';
import { useReducedMotion } from '#app/ui/motion/use-reduced-motion.ts';
import { cutFor, type Film } from '#app/ui/video-dialog/film.ts';
import { mayFetchFilm } from './may-fetch-film.ts';

interface Connection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Decides whether the film is fetched and when it plays. */
export function useBackgroundFilm(film: Film) {
  const reducedMotion = useReducedMotion();
  const [src, setSrc] = useState<string>();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [paused, setPaused] = useState(false);
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const { saveData, effectiveType } = (navigator as Connection).connection ?? {};
    const may = mayFetchFilm({ saveData, effectiveType, reducedMotion });
    setSrc(may ? cutFor(film).src : undefined);
  }, [film, reducedMotion]);

  const watch: RefCallback<HTMLVideoElement> = useCallback((node) => {
    if (!node) return;
    setVideo(node);
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.some(({ isIntersecting }) => isIntersecting));
    });
    observer.observe(node);
    return () => {
      observer.disconnect();
      setVideo(null);
    };
  }, []);

  useEffect(() => {
    if (!video || paused || !inView) return;
    // Where a browser refuses, the poster stays, which is no harm.
    video.play().catch(() => undefined);
    return () => video.pause();
  }, [video, paused, inView]);

  return { src, watch, playing: !paused, toggle: () => setPaused(!paused) };
}
