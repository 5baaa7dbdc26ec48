import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Spinner } from "#app/ui/spinner.tsx";
import { detroitToday } from "#shop/calendar/clock.ts";
import { PageHead } from "../kit/page-head.tsx";
import { LoadFailed } from "../load-failed.tsx";
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
      ) : isError ? (
        <LoadFailed
          message="Failed to load the hours."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="grid min-h-[50vh] place-items-center">
          <Spinner label="Loading hours" />
        </div>
      )}
    </div>
  );
}
