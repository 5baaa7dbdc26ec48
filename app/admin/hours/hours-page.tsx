import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { detroitToday } from "#shop/calendar/clock.ts";
import { LoadState } from "../kit/load-state.tsx";
import { PageHead } from "../kit/page-head.tsx";
import { hoursQuery } from "../records/records.queries.ts";
import { BadgePreview } from "./badge-preview.tsx";
import { HolidayList } from "./holiday-list.tsx";
import { SpecialDays } from "./special-days.tsx";
import { WeekEditor } from "./week-editor.tsx";

export default function HoursPage() {
  const { data, isError, isFetching, refetch } = useQuery(hoursQuery);
  const [today] = useState(() => detroitToday(new Date()));
  return (
    <div className="grid gap-6">
      <PageHead title="Hours" />
      {data ? (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="grid gap-6">
            <HolidayList week={data.week} special={data.special} today={today} />
            <SpecialDays week={data.week} special={data.special} today={today} />
          </div>
          <div className="grid gap-6">
            <BadgePreview week={data.week} special={data.special} />
            <WeekEditor week={data.week} />
          </div>
        </div>
      ) : (
        <LoadState of={{ isError, isFetching, refetch }} what="the hours" isPage />
      )}
    </div>
  );
}
